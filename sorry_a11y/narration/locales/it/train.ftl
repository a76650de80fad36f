# Imparare di nuovo ciò che sanno gli avversari forti, per chi sviluppa.

train-goes-on = { $family } riprende con il membro { $member } dopo la lezione { $lesson }.
train-progress = { $family }, membro { $member } di { $members }, lezione { $lesson } di { $lessons }, errore { $error }, { $seconds } secondi.
train-done = { $family } ha imparato, i pesi sono in { $file }.
train-not-written = L'apprendimento non si può salvare, { $reason }. Indica un altro file.
