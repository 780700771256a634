import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo2 from 'lucide-react/icons/redo-2';
import Table from 'lucide-react/icons/table';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Command, EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type SVGProps,
  useState,
} from 'react';
import {
  textToolNames as names,
  tableToolNames,
  textEditorMessages as words,
} from '#messages/office/text-editor.ts';
import { commands, isOn } from './commands.ts';
import { linkPlace } from './links.ts';
import { tableCommands } from './table-commands.ts';

interface Props {
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly onLink: () => void;
}

const icons: Readonly<Record<keyof typeof names, ComponentType<SVGProps<SVGSVGElement>>>> = {
  heading: Heading2,
  subheading: Heading3,
  strong: Bold,
  emphasis: Italic,
  link: LinkIcon,
  list: List,
  numbered: ListOrdered,
  table: Table,
  undo: Undo2,
  redo: Redo2,
};

/** What can be made of the text at the selection. One button is reached by Tab, the others by arrow keys. */
export function TextToolbar({ state, run, onLink }: Props) {
  const [stop, setStop] = useState('heading');
  const place = linkPlace(state);
  const hasTable = isInTable(state);
  const tool = (name: string, command: Command | undefined, more: Partial<ToolProps>) => (
    <Tool
      key={name}
      isStop={name === stop || (!hasTable && stop in tableToolNames && name === 'heading')}
      isDisabled={command === undefined || !command(state)}
      onFocus={() => setStop(name)}
      onPress={() => command && run(command)}
      {...more}
    />
  );
  return (
    <div className="text-tools" role="toolbar" aria-label={words.tools} onKeyDown={moveByArrows}>
      {keysOf(names).map((name) => {
        const Icon = icons[name];
        const look = { label: names[name], children: <Icon /> };
        return name === 'link'
          ? tool(name, undefined, {
              ...look,
              isPressed: Boolean(place?.href),
              isDisabled: place === undefined,
              onPress: onLink,
            })
          : tool(name, commands[name], { ...look, isPressed: isOn[name]?.(state) });
      })}
      {hasTable && (
        <span className="text-tools__table">
          {keysOf(tableToolNames).map((name) =>
            tool(name, tableCommands[name], { children: tableToolNames[name] }),
          )}
        </span>
      )}
    </div>
  );
}

interface ToolProps {
  /** Where it has an icon. */
  readonly label?: string;
  /** Undefined: it only does something. */
  readonly isPressed?: boolean | undefined;
  readonly isDisabled: boolean;
  /** Whether Tab stops here. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

/** A press leaves the focus in the text, so that the selection stays and a phone keeps its keyboard. */
const Tool = ({ label, isPressed, isDisabled, isStop, onFocus, onPress, children }: ToolProps) => (
  <button
    type="button"
    className="button button--quiet"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    aria-disabled={isDisabled || undefined}
    tabIndex={isStop ? 0 : -1}
    onFocus={onFocus}
    onMouseDown={(event) => event.preventDefault()}
    onClick={isDisabled ? undefined : onPress}
  >
    {children}
  </button>
);

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const at = tools.indexOf(document.activeElement as HTMLButtonElement);
  tools.at((at + step) % tools.length)?.focus();
  event.preventDefault();
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];
