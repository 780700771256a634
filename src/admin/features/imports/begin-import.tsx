import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useNavigate } from 'react-router';
import type { ImportTask } from '#contracts/admin/imports/import-tasks.ts';
import { importsScreenMessages as words } from '#messages/office/imports.ts';
import { sendFeed } from '../../api/send-feed.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';

const loadAddress = async () => (await import('./address-dialog.tsx')).AddressDialog;

/** Begins an import with a file from the disk, or with an address. */
export function BeginImport() {
  const navigate = useNavigate();
  const address = useOpenLater(loadAddress);
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState('');
  const open = ({ id }: ImportTask) => navigate(`/imports/${id}`);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    setShare(0);
    try {
      open(await sendFeed(file, setShare));
    } catch (failure) {
      setFault(failure instanceof Error ? failure.message : words.failed);
    }
    setShare(undefined);
  };
  return (
    <>
      <FileTrigger
        acceptedFileTypes={['.csv', '.xlsx', '.xml', '.yml', '.txt', '.tsv', '.gz', '.zip']}
        onSelect={(files) => send(files?.[0])}
      >
        <Button look="main" isPending={share !== undefined}>
          {words.loadFile}
        </Button>
      </FileTrigger>
      <Button onPress={address.open}>{words.loadAddress}</Button>
      {share !== undefined && <progress value={share} aria-label={words.sending} />}
      {fault && (
        <p role="alert" className="field__error">
          {fault}
        </p>
      )}
      {address.Opened && <address.Opened onBegun={open} onClose={address.close} />}
    </>
  );
}
