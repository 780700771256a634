import './documents.css';
import '../../ui/versions.css';
import { useState } from 'react';
import type { OfficeDocument } from '#contracts/admin/content/documents.ts';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import { documentsScreenMessages as words } from '#messages/office/documents.ts';
import { documentNames } from '#messages/site/documents.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PublishForm } from './publish-form.tsx';
import { useDocumentVersion } from './queries.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** A legal document: its versions, and the form of the next one. */
export function DocumentSection({ document }: { document: OfficeDocument }) {
  const { kind, newest, editions } = document;
  const mayPublish = useMay()('settings.write');
  const [read, setRead] = useState<number>();
  const [isWriting, setWriting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<number>();
  const id = `document-${kind}`;
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{documentNames[kind]}</h2>
      {editions.length === 0 && <Notice>{words.none}</Notice>}
      <ul className="versions">
        {editions.map(({ version, in_force: inForce, is_current: isCurrent, may_withdraw }) => (
          <li key={version}>
            <span>
              {words.edition(version, inForce)}
              {isCurrent && ` · ${words.current}`}
            </span>
            <span className="versions__actions">
              <Button
                look="quiet"
                aria-label={words.readOf(version)}
                onPress={() => setRead(version)}
              >
                {words.read}
              </Button>
              {mayPublish && may_withdraw && (
                <Button
                  look="quiet"
                  aria-label={words.withdrawOf(version)}
                  onPress={() => setWithdrawn(version)}
                >
                  {words.withdraw}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {mayPublish && !isWriting && (
        <div>
          <Button aria-label={words.writeOf(documentNames[kind])} onPress={() => setWriting(true)}>
            {words.write}
          </Button>
        </div>
      )}
      {isWriting && <PublishForm kind={kind} newest={newest} onClose={() => setWriting(false)} />}
      {withdrawn !== undefined && (
        <WithdrawDialog
          document={document}
          version={withdrawn}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
      {read !== undefined && (
        <VersionDialog kind={kind} version={read} onClose={() => setRead(undefined)} />
      )}
    </section>
  );
}

interface DialogProps {
  readonly kind: DocumentKind;
  readonly version: number;
  readonly onClose: () => void;
}

function VersionDialog({ kind, version, onClose }: DialogProps) {
  const found = useDocumentVersion(kind, version);
  return (
    <Dialog title={found.data?.title ?? documentNames[kind]} onClose={onClose}>
      <Loaded query={found}>
        {({ in_force: inForce, text }) => (
          <>
            <p>{words.edition(version, inForce)}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard */}
            <pre className="document-text" tabIndex={0}>
              {text}
            </pre>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
