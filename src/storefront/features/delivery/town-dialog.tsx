import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Town } from '#contracts/delivery.ts';
import { choosingTownMessages as messages } from '#messages/orders/choosing-town.ts';
import { useStore } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { chosenTown, plainTown } from './chosen-town.ts';
import { useSuggestedTowns } from './use-suggested-towns.ts';
import './town-dialog.css';

interface Props {
  readonly open: boolean;
  /** What was typed for a town already. */
  readonly typed: string;
  readonly onClose: () => void;
}

/**
 * Asks for the town: one of those that the shop knows, or another one with its region. It lies outside the form of the checkout: a form within
 * a form cannot be sent.
 */
export const TownDialog = ({ open, typed, onClose }: Props) =>
  createPortal(
    <Dialog open={open} onClose={onClose} title={messages.title}>
      <TownForm typed={typed} onDone={onClose} />
    </Dialog>,
    document.body,
  );

/** The browser focuses it when the dialog opens; React's own focus comes too early. */
const focusFirst = (field: HTMLElement | null) => field?.setAttribute('autofocus', '');

function TownForm({ typed, onDone }: { typed: string; onDone: () => void }) {
  const [text, setText] = useState(typed);
  const [region, setRegion] = useState('');
  const { found, hasFailed } = useSuggestedTowns(text);
  const isChosen = useStore(chosenTown, null) !== null;
  const choose = (key: string | null) => {
    chosenTown.set(key);
    onDone();
  };
  const name = text.trim().replace(/\s+/g, ' ');
  const called =
    found?.towns.filter((town) => town.name.toLowerCase() === name.toLowerCase()) ?? [];
  // Towns of one name are chosen by their regions, never by a key.
  const [exact] = called.length === 1 ? called : [];
  const [only, other] = found?.towns ?? [];
  const isOnly = only && !other && name !== '' && plainTown(only.name).startsWith(plainTown(name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React tells it to the form around, too.
    event.stopPropagation();
    if (exact) choose(exact.key);
    else if (name && region.trim()) choose(`${name}, ${region.trim()}`);
    else if (name && hasFailed) choose(name);
  };
  return (
    <form className="town-form" onSubmit={submit}>
      <p className="soft">{messages.about}</p>
      <TextField
        label={messages.typeTown}
        value={text}
        autoComplete="off"
        ref={focusFirst}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          const first = event.currentTarget.form?.querySelector<HTMLElement>(
            '.town-form__towns button',
          );
          if (event.key === 'ArrowDown' && first) first.focus();
          else if (event.key === 'Enter' && isOnly && !exact) choose(only.key);
          else return;
          event.preventDefault();
        }}
      />
      {hasFailed && <p role="status">{messages.townsFailed}</p>}
      <Suggestions towns={hasFailed ? [] : (found?.towns ?? [])} onChoose={choose} />
      {hasFailed && <TypedRegion region={region} onRegion={setRegion} isReady={name !== ''} />}
      {!hasFailed && found && name !== '' && called.length === 0 && (
        <details className="town-form__other" open={found.towns.length === 0}>
          <summary>{messages.noneFound}</summary>
          <SelectField
            label={messages.region}
            value={region}
            onChange={(event) => setRegion(event.target.value)}
            options={[
              { value: '', label: messages.chooseRegion },
              ...found.regions.map((one) => ({ value: one, label: one })),
            ]}
          />
          <Button type="submit" appearance="primary" disabled={region === ''}>
            {messages.take}
          </Button>
        </details>
      )}
      {isChosen && (
        <Button appearance="link" onClick={() => choose(null)}>
          {messages.forget}
        </Button>
      )}
    </form>
  );
}

interface TypedRegionProps {
  readonly region: string;
  readonly onRegion: (region: string) => void;
  readonly isReady: boolean;
}

/** Without the list a town is taken as it is typed: the quote says where it is not understood. */
const TypedRegion = ({ region, onRegion, isReady }: TypedRegionProps) => (
  <>
    <TextField
      label={messages.region}
      optional
      value={region}
      onChange={(event) => onRegion(event.target.value)}
    />
    <Button type="submit" appearance="primary" disabled={!isReady}>
      {messages.take}
    </Button>
  </>
);

interface SuggestionsProps {
  readonly towns: readonly Town[];
  readonly onChoose: (key: string) => void;
}

/** Arrows lead from town to town, and from the first one back to the field. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const next = all.indexOf(event.target as HTMLElement) + step;
  const field = event.currentTarget.closest('form')?.querySelector('input');
  (next < 0 ? field : all[next])?.focus();
}

const Suggestions = ({ towns, onChoose }: SuggestionsProps) => (
  <ul className="town-form__towns" onKeyDown={moveFocus}>
    {towns.map(({ key, name, region }) => (
      <li key={key}>
        <button type="button" onClick={() => onChoose(key)}>
          {name}
          {region !== name && <span className="soft"> {region}</span>}
        </button>
      </li>
    ))}
  </ul>
);
