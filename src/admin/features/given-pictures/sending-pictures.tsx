import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';
import { groupDigits } from '#messages/words/plural.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FileList, LeftOutFiles } from './left-out-files.tsx';
import { refusedOf } from './send-pictures.ts';
import type { Stage } from './use-given-pictures.ts';

interface Props {
  readonly stage: Extract<Stage, { sent: unknown }>;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
  readonly onOther: () => void;
}

/** How far the pictures are, and what has become of them. */
export function SendingPictures({ stage, onStop, onGoOn, onOther }: Props) {
  const { kind, plan, sent } = stage;
  const refused = refusedOf(sent);
  const arrived = new Set([...sent.photos.keys(), ...sent.refused.keys()]).size;
  const text = words.sending(arrived, plan.count);
  if (kind === 'sending') {
    return (
      <section className="section" aria-label={words.title}>
        <p role="status" className="given-pictures__progress">
          {text}
          <progress value={arrived} max={plan.count} aria-label={text} />
        </p>
        <p>{words.stay}</p>
        <div className="form__actions">
          <Button onPress={onStop}>{words.stop}</Button>
        </div>
      </section>
    );
  }
  const numbers = [
    [words.added, sent.added],
    [words.known, sent.known],
    [words.removed, sent.removed],
    [words.refused, refused.length],
  ] as const;
  return (
    <section className="section" aria-label={words.title}>
      <h2>{kind === 'done' ? words.done : text}</h2>
      {kind === 'stopped' && <Notice look="error">{stage.reason}</Notice>}
      <dl className="given-pictures__numbers">
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{groupDigits(count)}</dd>
          </div>
        ))}
      </dl>
      <FileList
        title={words.refusedList(refused.length)}
        lines={refused.map(({ path, reason }) => words.because(path, reason))}
      />
      <LeftOutFiles {...plan} />
      <div className="form__actions">
        {kind === 'stopped' && (
          <Button look="main" onPress={onGoOn}>
            {words.goOn}
          </Button>
        )}
        <Button onPress={onOther}>{words.other}</Button>
      </div>
    </section>
  );
}
