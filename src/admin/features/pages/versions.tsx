import '../../ui/versions.css';
import { useState } from 'react';
import type { PageForm, StoredPage } from '#contracts/admin/content/pages.ts';
import {
  changedText,
  pageFieldNames,
  pagesScreenMessages as words,
} from '#messages/office/pages.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { comparedLines } from '../../ui/compared-lines.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { usePageVersion, usePageVersions, useRestorePage } from './queries.ts';

interface Props {
  readonly page: StoredPage;
  readonly onRestored: (page: StoredPage) => void;
}

/** Who has changed a page and when; each version can be looked at and taken back. */
export function Versions({ page, onRestored }: Props) {
  const { time_zone: zone } = useViewer();
  const found = usePageVersions(page.slug);
  const [chosen, setChosen] = useState<number>();
  const versions = found.data?.pages.flatMap((one) => one.versions) ?? [];
  return (
    <section className="section" aria-labelledby="versions">
      <h2 id="versions">{words.versions}</h2>
      <Loaded query={found}>
        {() => (
          <ul className="versions">
            {versions.map((one) => {
              const when = changedText(one, zone);
              return (
                <li key={one.version}>
                  <span>
                    {when}
                    {one.version === page.version && ` · ${words.versionNow}`}
                    {one.is_removed && ` · ${words.versionGone}`}
                  </span>
                  {one.version !== page.version && !one.is_removed && (
                    <Button
                      look="quiet"
                      aria-label={words.lookAt(when)}
                      onPress={() => setChosen(one.version)}
                    >
                      {words.look}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      <MoreButton label={words.more} list={found} />
      {chosen !== undefined && (
        <VersionDialog
          id={chosen}
          now={page}
          onClose={() => setChosen(undefined)}
          onRestored={onRestored}
        />
      )}
    </section>
  );
}

interface DialogProps {
  readonly id: number;
  readonly now: StoredPage;
  readonly onClose: () => void;
  readonly onRestored: (page: StoredPage) => void;
}

function VersionDialog({ id, now, onClose, onRestored }: DialogProps) {
  const { time_zone: zone } = useViewer();
  const mayWrite = useMay()('content.write');
  const found = usePageVersion(id);
  const { data } = found;
  const restore = useRestorePage((page) => {
    say(words.restored);
    onRestored(page);
    onClose();
  });
  return (
    <Dialog title={words.versionTitle(data ? changedText(data, zone) : '')} onClose={onClose}>
      <Loaded query={found}>
        {(version) => (
          <>
            <Compared now={now} then={version} />
            {mayWrite && (
              <Form
                failure={restore.error}
                onSubmit={() => restore.mutate({ id, version: now.version })}
              >
                <DialogActions label={words.takeBack} isPending={restore.isPending} />
              </Form>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

const names = Object.keys(pageFieldNames) as (keyof PageForm)[];

const textOf = (value: PageForm[keyof PageForm]): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return value || words.empty;
};

/** The fields that differ. */
export const changedFields = (one: PageForm, other: PageForm) =>
  names.filter((name) => one[name] !== other[name]);

/** What would change if the version came back. */
function Compared({ now, then }: { now: PageForm; then: PageForm }) {
  const fields = changedFields(now, then);
  if (fields.length === 0) return <Notice>{words.same}</Notice>;
  return (
    <>
      <p className="page-form__hint">{words.compared}</p>
      <dl className="compared">
        {fields.map((name) => (
          <div key={name}>
            <dt>{pageFieldNames[name]}</dt>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard */}
            <dd tabIndex={0}>
              {comparedLines(textOf(now[name]), textOf(then[name])).map(({ kind, text }, index) => {
                const line = text || ' ';
                const key = `${index} ${kind}`;
                if (kind === 'same') return <div key={key}>{line}</div>;
                return kind === 'new' ? <ins key={key}>{line}</ins> : <del key={key}>{line}</del>;
              })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
