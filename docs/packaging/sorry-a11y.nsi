; The installer of the Windows folder, by NSIS: docs/releasing.md. Built by
;   makensis -DFOLDER=dist/sorry-a11y -DVERSION=VERSION -DOUTPUT=sorry-a11y-setup.exe sorry-a11y.nsi
; It needs no administrator. Games and settings lie elsewhere, and stay when the program goes.
Unicode true
Target amd64-unicode
!include MUI2.nsh

!define GAME "sorry-a11y"
!define PUBLISHER "The sorry-a11y founders"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${GAME}"

Name "${GAME}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${GAME}"
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${GAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${GAME}: Sorry! and Dog by ear and by braille"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}"
; nothing that changes by itself, or that a reader would tell on every page
ShowInstDetails nevershow
ShowUninstDetails nevershow
BrandingText " "

; few pages, plain words, the button that goes on has the focus on each
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TEXT "$(DONE)"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "TradChinese"
LangString WELCOME ${LANG_ENGLISH} "This puts sorry-a11y, the board games Sorry! and Dog for the ear and for braille, on your computer, for you alone. Enter goes on, Escape leaves."
LangString WELCOME ${LANG_GERMAN} "Hier kommt sorry-a11y auf deinen Computer, die Brettspiele Sorry! und Dog für Ohr und Braille, für dich allein. Die Eingabetaste geht weiter, Escape bricht ab."
LangString WELCOME ${LANG_ITALIAN} "Qui si installa sorry-a11y, i giochi da tavolo Sorry! e Dog per l'orecchio e per il braille, solo per te. Invio va avanti, Esc annulla."
LangString WELCOME ${LANG_TRADCHINESE} "這裡會為你安裝sorry-a11y，可以用耳朵和點字玩的桌遊Sorry!和Dog。按Enter繼續，按Esc取消。"
LangString DONE ${LANG_ENGLISH} "The game is in the Start menu, as sorry-a11y, which opens a terminal that stays open at the end until you press a key, and as sorry-a11y window, which plays in a window of your browser."
LangString DONE ${LANG_GERMAN} "Das Spiel steht im Startmenü, als sorry-a11y, in einem Terminal, das am Ende offen bleibt, bis du eine Taste drückst, und als sorry-a11y window, in einem Fenster deines Browsers."
LangString DONE ${LANG_ITALIAN} "Il gioco è nel menu Start, come sorry-a11y, in un terminale che alla fine resta aperto finché premi un tasto, e come sorry-a11y window, in una finestra del browser."
LangString DONE ${LANG_TRADCHINESE} "遊戲在「開始」功能表裡。sorry-a11y會打開終端機，遊戲結束時視窗會開著，直到你按任意鍵；sorry-a11y window在瀏覽器的視窗裡玩。"

Section
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\_internal"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  SetOutPath "$PROFILE"  ; where the game is started, so that its own folder can be taken away
  CreateShortcut "$SMPROGRAMS\${GAME}.lnk" "$INSTDIR\${GAME}.exe"
  ; the game in a window of the browser: its console stays small, and ends with that window
  CreateShortcut "$SMPROGRAMS\${GAME} window.lnk" "$INSTDIR\${GAME}.exe" "window" "" 0 SW_SHOWMINIMIZED
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${GAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Delete "$SMPROGRAMS\${GAME}.lnk"
  Delete "$SMPROGRAMS\${GAME} window.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${GAME}.exe"
  Delete "$INSTDIR\START.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"  ; only if nothing else lies there
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
