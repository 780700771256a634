import './move-dialog.css';
import { type ClipboardEvent, useState } from 'react';
import { type HandReason, MOST_MOVED } from '#contracts/admin/goods/values.ts';
import { handWords, stockScreenMessages as words } from '#messages/office/stock.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { GoodsField } from './goods-field.tsx';
import { type Line, pastedLines, readLines } from './lines.ts';
import { useMove } from './queries.ts';
import { useNamed } from './use-named.ts';

interface Props {
  readonly reason: HandReason;
  readonly onClose: () => void;
}

const EMPTY: Line = { article: '', pieces: '' };

/** Brings goods in or takes them out by their articles, found by name, typed or pasted from a table. */
export function MoveDialog({ reason, onClose }: Props) {
  const [lines, setLines] = useState<readonly Line[]>([EMPTY]);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const named = useNamed(lines.map(({ article }) => article));
  const hand = handWords[reason];
  const move = useMove(({ moved }) => {
    say(hand.done(moved));
    onClose();
  });
  const submit = ({ note = '' }: Record<string, string>) => {
    const read = readLines(lines);
    setWrong('faults' in read ? new ApiFailure(400, read.faults) : null);
    if ('faults' in read) return;
    setLines(read.kept);
    move.mutate({ reason, note: note.trim(), lines: read.lines });
  };
  const set = (index: number, part: Partial<Line>) =>
    setLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  const paste = (index: number) => (event: ClipboardEvent) => {
    const pasted = pastedLines(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    const rest = lines.slice(index + 1).filter(({ article }) => article);
    setLines([...lines.slice(0, index), ...pasted, ...rest].slice(0, MOST_MOVED));
  };
  return (
    <Dialog title={hand.title} onClose={onClose}>
      <p>{hand.about}</p>
      <Form onSubmit={submit} failure={wrong ?? move.error}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <div key={index} className="moved-line" onPaste={paste(index)}>
            <GoodsField
              name={`lines.${index}.article`}
              label={index === 0 ? words.goods : ''}
              spoken={words.articleOf(index + 1)}
              article={line.article}
              goods={named.get(line.article.trim().toLowerCase())}
              onChange={(article) => set(index, { article })}
            />
            <Field
              name={`lines.${index}.pieces`}
              label={index === 0 ? words.pieces : ''}
              aria-label={words.piecesOf(index + 1)}
              inputMode="numeric"
              autoComplete="off"
              value={line.pieces}
              onChange={(pieces) => set(index, { pieces })}
            />
          </div>
        ))}
        {lines.length < MOST_MOVED && (
          <div>
            <Button onPress={() => setLines([...lines, EMPTY])}>{words.addLine}</Button>
          </div>
        )}
        <Field name="note" label={hand.note} hint={hand.noteHint} maxLength={200} />
        <DialogActions label={hand.save} isPending={move.isPending} />
      </Form>
    </Dialog>
  );
}
