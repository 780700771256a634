import './text-editor.css';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { type LinkPlace, linkPlace, setLink } from './links.ts';
import { plugins } from './plugins.ts';
import { type Origin, readText } from './read-text.ts';
import { TextToolbar } from './toolbar.tsx';
import { writeText } from './write-text.ts';

export interface TextEditorProps {
  /** Markdown. */
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  readonly labelledBy: string;
  /** The id of its hint or error. */
  readonly describedBy: string | undefined;
  /** The address of the page whose text it is. */
  readonly page: string | undefined;
  /** Not called while nothing is changed. */
  readonly onChange: (value: string) => void;
}

interface Opened {
  readonly state: EditorState;
  readonly origin: Origin;
}

function openText(value: string): Opened {
  const { doc, origin } = readText(value);
  return { state: EditorState.create({ doc, plugins: plugins() }), origin };
}

/** A text as it will look, with buttons above it. Its value is Markdown. */
export function TextEditor(props: TextEditorProps) {
  const { value, isReadOnly, page } = props;
  const [opened, setOpened] = useState(() => openText(value));
  /** The value that the document is. */
  const written = useRef(value);
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ props, opened });
  latest.current = { props, opened };
  const [linked, setLinked] = useState<LinkPlace>();
  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView(place.current, {
      state: latest.current.opened.state,
      editable: () => !latest.current.props.isReadOnly,
      attributes: () => attributesOf(latest.current.props),
      dispatchTransaction(change) {
        const { origin } = latest.current.opened;
        const state = made.state.apply(change);
        made.updateState(state);
        setOpened({ state, origin });
        if (!change.docChanged) return;
        const text = writeText(state.doc, origin);
        if (text === written.current) return;
        written.current = text;
        latest.current.props.onChange(text);
      },
    });
    view.current = made;
    return () => made.destroy();
  }, []);
  useEffect(() => {
    if (value === written.current) return;
    // Another text was put in its place: a version of before, what another has saved.
    written.current = value;
    const next = openText(value);
    view.current?.updateState(next.state);
    setOpened(next);
  }, [value]);
  // The attributes of the text are read again.
  useEffect(() => view.current?.setProps({}));
  const run = (command: Command) => {
    const current = view.current;
    if (!current) return;
    command(current.state, current.dispatch, current);
    current.focus();
  };
  const close = () => setLinked(undefined);
  return (
    <div className="text-editor">
      {!isReadOnly && (
        <TextToolbar
          state={opened.state}
          run={run}
          onLink={() => setLinked(linkPlace(opened.state))}
        />
      )}
      <div ref={place} className="text-editor__text" />
      {linked && (
        <LinkDialog
          place={linked}
          page={page}
          onClose={close}
          onSet={(link) => {
            close();
            run((state, dispatch) => {
              dispatch?.(setLink(state, linked, link));
              return true;
            });
          }}
        />
      )}
    </div>
  );
}

const attributesOf = (props: TextEditorProps): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': props.labelledBy,
  ...(props.describedBy && { 'aria-describedby': props.describedBy }),
  ...(props.isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
  ...(props.isInvalid && { 'aria-invalid': 'true' }),
});
