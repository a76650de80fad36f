/* In place of NVDA's controller client: writes down what NVDA would speak and braille. Built with
   PRESENT defined it is the client of 2024, which takes SSML; without, that of 2010.

   NVDA_LOG    file to append to, a line a call: "milliseconds CALL text" in UTF-8, the calls being
               cancel, speak, ssml and braille; a line break in a text is written as \n.
   NVDA_STATE  file whose first word says how NVDA is: "running" (also without a file); "gone", its
               calls answer that no server is there; "hangs", they do not return until the word
               changes; "crashes", the next one reads where nothing is. */
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <windows.h>

#define EXPORT __declspec(dllexport) unsigned long __stdcall
#define NO_SERVER 1722

static void read_state(char *word, size_t size)
{
    wchar_t path[1024];
    FILE *file = NULL;
    strcpy(word, "running");
    if (GetEnvironmentVariableW(L"NVDA_STATE", path, 1024)) file = _wfopen(path, L"r");
    if (!file) return;
    if (!fgets(word, (int)size, file)) strcpy(word, "running");
    word[strcspn(word, " \r\n")] = 0;
    fclose(file);
}

static void note(const char *call, const wchar_t *text)
{
    wchar_t path[1024];
    char utf8[16384] = "", line[40000];
    DWORD written;
    if (!GetEnvironmentVariableW(L"NVDA_LOG", path, 1024)) return;
    if (text) WideCharToMultiByte(CP_UTF8, 0, text, -1, utf8, sizeof utf8, NULL, NULL);
    int used = snprintf(line, sizeof line, "%llu %s ", (unsigned long long)GetTickCount64(), call);
    for (char *c = utf8; *c; c++) {
        if (*c == '\r') continue;
        if (*c == '\n') line[used++] = '\\';
        line[used++] = *c == '\n' ? 'n' : *c;
    }
    line[used++] = '\n';
    HANDLE file = CreateFileW(path, FILE_APPEND_DATA, FILE_SHARE_READ | FILE_SHARE_WRITE, NULL,
                              OPEN_ALWAYS, 0, NULL);
    if (file == INVALID_HANDLE_VALUE) return;
    WriteFile(file, line, used, &written, NULL);
    CloseHandle(file);
}

static unsigned long answer(const char *call, const wchar_t *text)
{
    char word[32];
    read_state(word, sizeof word);
    if (!strcmp(word, "gone")) return NO_SERVER;
    if (!strcmp(word, "crashes")) *(volatile int *)0 = 1;
    while (!strcmp(word, "hangs")) {
        Sleep(50);
        read_state(word, sizeof word);
    }
    if (call) note(call, text);
    return 0;
}

EXPORT nvdaController_testIfRunning(void) { return answer(NULL, NULL); }
EXPORT nvdaController_speakText(const wchar_t *text) { return answer("speak", text); }
EXPORT nvdaController_brailleMessage(const wchar_t *text) { return answer("braille", text); }
EXPORT nvdaController_cancelSpeech(void) { return answer("cancel", NULL); }
#ifdef PRESENT
EXPORT nvdaController_speakSsml(const wchar_t *ssml, int symbols, int priority, BOOL asynchronous)
{
    if (symbols != -1 || priority != 0 || !asynchronous) return ERROR_INVALID_PARAMETER;
    return answer("ssml", ssml);
}
#endif
