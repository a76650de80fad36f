/* JAWS' and SAPI 5's COM objects, which write down what they are told.

   COM_LOG    file to append to, a line a call, UTF-8: "milliseconds JAWS say FLUSH text",
              "JAWS function 0 name", "SAPI speak FLAGS text", "SAPI voice 0 name",
              "SAPI done 0" once a wait for the voice has seen its end.
   COM_STATE  file whose first word says how they are: "running" (also without a file); "gone", JAWS
              answers no, as when it does not run; "fails", calls fail; "hangs", they do not return
              until the word changes; "silent", JAWS answers no, SAPI fails, and no new object can
              be made.
   COM_SPEED  milliseconds that SAPI needs for every character it speaks; none: it is done at once.
   A type library of the same name lies beside this library. */
#define COBJMACROS
#define INITGUID
#include <windows.h>
#include <oleauto.h>
#include <stdio.h>
#include "com_stand_ins.h"

static ITypeInfo *info_of[4];
static HMODULE self;

static int state(void)
{
    wchar_t path[1024];
    char word[32] = "running";
    if (GetEnvironmentVariableW(L"COM_STATE", path, 1024)) {
        FILE *file = _wfopen(path, L"r");
        if (file) { if (fscanf(file, "%31s", word) != 1) strcpy(word, "running"); fclose(file); }
    }
    return word[0];
}

/* Write one line down; how the stand-ins are: the first letter of the word. */
static int note(const char *call, long number, const wchar_t *text)
{
    wchar_t path[1024];
    char utf8[16384] = "", line[20000];
    int how = state();
    DWORD done;
    while (how == 'h') { Sleep(50); how = state(); }
    if ((how == 'g' || how == 's') && call[0] == 'J') return how;  /* nobody there hears it */
    if (!GetEnvironmentVariableW(L"COM_LOG", path, 1024)) return how;
    if (text) WideCharToMultiByte(CP_UTF8, 0, text, -1, utf8, sizeof utf8, NULL, NULL);
    int used = snprintf(line, sizeof line, "%llu %s %ld %s\n", (unsigned long long)GetTickCount64(),
                        call, number, utf8);
    HANDLE file = CreateFileW(path, FILE_APPEND_DATA, 3, NULL, OPEN_ALWAYS, 0, NULL);
    if (file != INVALID_HANDLE_VALUE) { WriteFile(file, line, used, &done, NULL); CloseHandle(file); }
    return how;
}

/* What the dual objects have in common; they live for ever. */
#define COMMON(T, IID_OF, N) \
static HRESULT WINAPI T##_QueryInterface(I##T *me, REFIID iid, void **out) { \
    if (IsEqualIID(iid, &IID_IUnknown) || IsEqualIID(iid, &IID_IDispatch) || IsEqualIID(iid, &IID_OF)) \
        { *out = me; return S_OK; } \
    *out = NULL; return E_NOINTERFACE; } \
static ULONG WINAPI T##_AddRef(I##T *me) { return 2; } \
static ULONG WINAPI T##_Release(I##T *me) { return 1; } \
static HRESULT WINAPI T##_GetTypeInfoCount(I##T *me, UINT *n) { *n = 1; return S_OK; } \
static HRESULT WINAPI T##_GetTypeInfo(I##T *me, UINT i, LCID l, ITypeInfo **out) { \
    *out = info_of[N]; ITypeInfo_AddRef(*out); return S_OK; } \
static HRESULT WINAPI T##_GetIDsOfNames(I##T *me, REFIID r, LPOLESTR *names, UINT n, LCID l, DISPID *ids) { \
    return DispGetIDsOfNames(info_of[N], names, n, ids); } \
static HRESULT WINAPI T##_Invoke(I##T *me, DISPID id, REFIID r, LCID l, WORD flags, DISPPARAMS *p, \
    VARIANT *result, EXCEPINFO *e, UINT *arg) { \
    return DispInvoke(me, info_of[N], id, flags, p, result, e, arg); }
#define HEAD(T) T##_QueryInterface, T##_AddRef, T##_Release, T##_GetTypeInfoCount, T##_GetTypeInfo, \
    T##_GetIDsOfNames, T##_Invoke

COMMON(JawsApi, IID_IJawsApi, 0)
static HRESULT jaws(int how, VARIANT_BOOL *ok)
{
    *ok = how == 'g' || how == 's' ? VARIANT_FALSE : VARIANT_TRUE;
    return how == 'f' ? E_FAIL : S_OK;
}
static HRESULT WINAPI JawsApi_RunScript(IJawsApi *me, BSTR n, VARIANT_BOOL *ok)
{ return jaws(note("JAWS script", 0, n), ok); }
static HRESULT WINAPI JawsApi_SayString(IJawsApi *me, BSTR t, VARIANT_BOOL f, VARIANT_BOOL *ok)
{ return jaws(note("JAWS say", f ? 1 : 0, t), ok); }
static HRESULT WINAPI JawsApi_StopSpeech(IJawsApi *me)
{ note("JAWS stop", 0, NULL); return S_OK; }
static HRESULT WINAPI JawsApi_RunFunction(IJawsApi *me, BSTR n, VARIANT_BOOL *ok)
{ return jaws(note("JAWS function", 0, n), ok); }
static IJawsApiVtbl jaws_table = { HEAD(JawsApi), JawsApi_RunScript, JawsApi_SayString,
                                   JawsApi_StopSpeech, JawsApi_RunFunction };
static IJawsApi jaws_object = { &jaws_table };

/* SAPI's voices: name and language, the first being the player's own */
typedef struct { ITokenVtbl *table; const wchar_t *name, *language; } VoiceToken;
COMMON(Token, IID_IToken, 1)
static HRESULT WINAPI Token_GetDescription(IToken *me, long l, BSTR *t)
{ *t = SysAllocString(((VoiceToken *)me)->name); return S_OK; }
static HRESULT WINAPI Token_get_Id(IToken *me, BSTR *t)
{ return Token_GetDescription(me, 0, t); }
static HRESULT WINAPI Token_GetAttribute(IToken *me, BSTR name, BSTR *t)
{ *t = SysAllocString(((VoiceToken *)me)->language); return S_OK; }
static ITokenVtbl token_table = { HEAD(Token), Token_GetDescription, Token_get_Id,
                                  Token_GetAttribute };
static VoiceToken voices[] = { { &token_table, L"Zira", L"409" }, { &token_table, L"Hedda", L"407" },
                               { &token_table, L"Hanhan", L"404" } };
#define VOICES 3
static VoiceToken *chosen = voices;

typedef struct { IEnumVARIANT face; LONG refs; ULONG at; } Enum;
static HRESULT WINAPI e_query(IEnumVARIANT *me, REFIID iid, void **out)
{
    *out = IsEqualIID(iid, &IID_IUnknown) || IsEqualIID(iid, &IID_IEnumVARIANT) ? me : NULL;
    if (!*out) return E_NOINTERFACE;
    ((Enum *)me)->refs++;
    return S_OK;
}
static ULONG WINAPI e_add(IEnumVARIANT *me) { return ++((Enum *)me)->refs; }
static ULONG WINAPI e_release(IEnumVARIANT *me)
{ LONG n = --((Enum *)me)->refs; if (!n) free(me); return n; }
static HRESULT WINAPI e_next(IEnumVARIANT *me, ULONG n, VARIANT *out, ULONG *got)
{
    Enum *e = (Enum *)me;
    ULONG given = 0;
    for (; given < n && e->at < VOICES; given++, out++) {
        VariantInit(out);
        V_VT(out) = VT_DISPATCH;
        V_DISPATCH(out) = (IDispatch *)&voices[e->at++];
    }
    if (got) *got = given;
    return given == n ? S_OK : S_FALSE;
}
static HRESULT WINAPI e_skip(IEnumVARIANT *me, ULONG n) { ((Enum *)me)->at += n; return S_OK; }
static HRESULT WINAPI e_reset(IEnumVARIANT *me) { ((Enum *)me)->at = 0; return S_OK; }
static HRESULT WINAPI e_clone(IEnumVARIANT *me, IEnumVARIANT **out) { return E_NOTIMPL; }
static IEnumVARIANTVtbl enum_table = { e_query, e_add, e_release, e_next, e_skip, e_reset, e_clone };

COMMON(Tokens, IID_ITokens, 2)
static HRESULT WINAPI Tokens_get_Count(ITokens *me, long *n) { *n = VOICES; return S_OK; }
static HRESULT WINAPI Tokens_Item(ITokens *me, long i, IToken **out)
{
    if (i < 0 || i >= VOICES) return E_INVALIDARG;
    *out = (IToken *)&voices[i];
    return S_OK;
}
static HRESULT WINAPI Tokens_get__NewEnum(ITokens *me, IUnknown **out)
{
    Enum *e = malloc(sizeof *e);
    e->face.lpVtbl = &enum_table;
    e->refs = 1;
    e->at = 0;
    *out = (IUnknown *)e;
    return S_OK;
}
static ITokensVtbl tokens_table = { HEAD(Tokens), Tokens_get_Count, Tokens_Item, Tokens_get__NewEnum };
static ITokens tokens_object = { &tokens_table };

/* SAPI's voice, which takes its time */
COMMON(Voice, IID_IVoice, 3)
static ULONGLONG done_at;
static HRESULT voice(int how) { return how == 'f' || how == 's' ? E_FAIL : S_OK; }
static HRESULT WINAPI Voice_Speak(IVoice *me, BSTR t, long f, long *s)
{
    wchar_t speed[16] = L"0";
    GetEnvironmentVariableW(L"COM_SPEED", speed, 16);
    if (f & 2 || done_at < GetTickCount64()) done_at = GetTickCount64();
    done_at += (ULONGLONG)SysStringLen(t) * _wtoi(speed);
    *s = 1;
    return voice(note("SAPI speak", f, t));
}
static HRESULT WINAPI Voice_WaitUntilDone(IVoice *me, long ms, VARIANT_BOOL *d)
{
    ULONGLONG end = GetTickCount64() + ms;
    while (GetTickCount64() < end && GetTickCount64() < done_at) Sleep(5);
    *d = GetTickCount64() < done_at ? VARIANT_FALSE : VARIANT_TRUE;
    return *d ? voice(note("SAPI done", 0, NULL)) : S_OK;
}
static HRESULT WINAPI Voice_GetVoices(IVoice *me, BSTR a, BSTR b, ITokens **out)
{ *out = &tokens_object; return S_OK; }
static HRESULT WINAPI Voice_get_Rate(IVoice *me, long *n) { *n = 0; return S_OK; }
static HRESULT WINAPI Voice_put_Rate(IVoice *me, long n) { return S_OK; }
static HRESULT WINAPI Voice_get_Volume(IVoice *me, long *n) { *n = 100; return S_OK; }
static HRESULT WINAPI Voice_put_Volume(IVoice *me, long n) { return S_OK; }
static HRESULT WINAPI Voice_get_Voice(IVoice *me, IToken **t) { *t = (IToken *)chosen; return S_OK; }
static HRESULT WINAPI Voice_putref_Voice(IVoice *me, IToken *t)
{ chosen = (VoiceToken *)t; return voice(note("SAPI voice", 0, chosen->name)); }
static HRESULT WINAPI Voice_get_AudioOutput(IVoice *me, IToken **t)
{ *t = (IToken *)voices; return S_OK; }
static HRESULT WINAPI Voice_putref_AudioOutput(IVoice *me, IToken *t) { return S_OK; }
static IVoiceVtbl voice_table = {
    HEAD(Voice), Voice_Speak, Voice_WaitUntilDone, Voice_GetVoices, Voice_get_Rate, Voice_put_Rate,
    Voice_get_Volume, Voice_put_Volume, Voice_get_Voice, Voice_putref_Voice, Voice_get_AudioOutput,
    Voice_putref_AudioOutput };
static IVoice voice_object = { &voice_table };

static HRESULT WINAPI f_query(IClassFactory *me, REFIID iid, void **out)
{
    *out = IsEqualIID(iid, &IID_IUnknown) || IsEqualIID(iid, &IID_IClassFactory) ? me : NULL;
    return *out ? S_OK : E_NOINTERFACE;
}
static ULONG WINAPI f_add(IClassFactory *me) { return 2; }
static ULONG WINAPI f_release(IClassFactory *me) { return 1; }
static HRESULT WINAPI f_jaws(IClassFactory *me, IUnknown *outer, REFIID iid, void **out)
{ return JawsApi_QueryInterface(&jaws_object, iid, out); }
static HRESULT WINAPI f_voice(IClassFactory *me, IUnknown *outer, REFIID iid, void **out)
{ return Voice_QueryInterface(&voice_object, iid, out); }
static HRESULT WINAPI f_lock(IClassFactory *me, BOOL lock) { return S_OK; }
static IClassFactoryVtbl jaws_maker = { f_query, f_add, f_release, f_jaws, f_lock };
static IClassFactoryVtbl voice_maker = { f_query, f_add, f_release, f_voice, f_lock };
static IClassFactory jaws_factory = { &jaws_maker }, voice_factory = { &voice_maker };

static BOOL ready(void)
{
    static const IID *faces[4] = { &IID_IJawsApi, &IID_IToken, &IID_ITokens, &IID_IVoice };
    wchar_t path[1024];
    ITypeLib *library;
    if (info_of[0]) return TRUE;
    GetModuleFileNameW(self, path, 1024);
    wcscpy(wcsrchr(path, L'.'), L".tlb");
    if (FAILED(LoadTypeLibEx(path, REGKIND_NONE, &library))) return FALSE;
    for (int i = 0; i < 4; i++)
        if (FAILED(ITypeLib_GetTypeInfoOfGuid(library, faces[i], &info_of[i]))) return FALSE;
    return TRUE;
}

HRESULT WINAPI DllGetClassObject(REFCLSID class, REFIID iid, void **out)
{
    *out = NULL;
    if (!ready()) return E_UNEXPECTED;
    if (state() == 's') return CLASS_E_CLASSNOTAVAILABLE;
    if (IsEqualCLSID(class, &CLSID_JawsApi)) return f_query(&jaws_factory, iid, out);
    if (IsEqualCLSID(class, &CLSID_SpVoice)) return f_query(&voice_factory, iid, out);
    return CLASS_E_CLASSNOTAVAILABLE;
}
HRESULT WINAPI DllCanUnloadNow(void) { return S_FALSE; }
BOOL WINAPI DllMain(HINSTANCE module, DWORD why, void *reserved) { self = module; return TRUE; }
