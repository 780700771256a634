import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { bankFileWords as words } from '#messages/office/bank-file.ts';
import { officeMessages } from '#messages/office/common.ts';
import { useNoteDocuments, useReadBankFile } from '../features/bank-file/bank-file-calls.ts';
import { type Choices, documentsOf } from '../features/bank-file/choices.ts';
import { NoteBar } from '../features/bank-file/note-bar.tsx';
import { NotedReport } from '../features/bank-file/noted-report.tsx';
import { LeftOut, PaymentsList } from '../features/bank-file/payments-list.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('payments.manual', words.title, BankFilePage);

/** Payments of invoices out of the bank's file: found, looked through, noted. The file stays in this window. */
function BankFilePage() {
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<Choices>({});
  const found = useReadBankFile();
  const note = useNoteDocuments();
  const rows = found.data?.rows ?? [];
  const documents = documentsOf(rows, choices);
  const read = (chosen: File) => {
    setFile(chosen);
    setChoices({});
    note.reset();
    found.mutate(chosen);
  };
  const save = () =>
    note.mutate(documents, {
      onSuccess: () => {
        setChoices({});
        if (file) found.mutate(file);
      },
    });
  const failure = found.error ?? note.error;
  return (
    <Page
      title={words.title}
      about={words.about}
      before={<Link to={officePages.money.path}>{officeMessages.money}</Link>}
    >
      <div>
        <FileTrigger
          acceptedFileTypes={['.txt']}
          onSelect={(files) => files?.[0] && read(files[0])}
        >
          <Button look={file ? 'plain' : 'main'} isPending={found.isPending}>
            {file ? words.another : words.choose}
          </Button>
        </FileTrigger>
      </div>
      {!file && <p className="page__about">{words.kinds}</p>}
      {failure && <Notice look="error">{failure.message || words.failed}</Notice>}
      {note.data && <NotedReport done={note.data} />}
      {found.data && (
        <>
          {rows.length === 0 && <Notice>{words.empty(found.data.account)}</Notice>}
          <PaymentsList
            found={found.data}
            choices={choices}
            onChoose={(id, invoice) => setChoices((before) => ({ ...before, [id]: invoice }))}
          />
          <LeftOut found={found.data} />
        </>
      )}
      <NoteBar documents={documents} isPending={note.isPending || found.isPending} onNote={save} />
    </Page>
  );
}
