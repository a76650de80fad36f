/* A disk that is slow, or that has no locks, for the program that loads this library first. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

static void wait_for_disk(void)
{
    const char *wait = getenv("DISK_WAITS_MS");
    if (wait)
        usleep(1000 * (useconds_t)atoi(wait));
}

int fsync(int file)
{
    wait_for_disk();
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}

int fdatasync(int file)
{
    wait_for_disk();
    return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(file);
}

int flock(int file, int operation)
{
    if (getenv("DISK_HAS_NO_LOCKS")) {
        errno = ENOLCK;
        return -1;
    }
    return ((int (*)(int, int))dlsym(RTLD_NEXT, "flock"))(file, operation);
}

static int controlled(const char *name, int file, int command, void *argument)
{
    int locks = command == F_SETLK || command == F_SETLKW || command == F_GETLK;
    if (locks && getenv("DISK_HAS_NO_LOCKS")) {
        errno = ENOLCK;
        return -1;
    }
    return ((int (*)(int, int, void *))dlsym(RTLD_NEXT, name))(file, command, argument);
}

int fcntl(int file, int command, ...)
{
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    return controlled("fcntl", file, command, argument);
}

int fcntl64(int file, int command, ...)
{
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    return controlled("fcntl64", file, command, argument);
}
