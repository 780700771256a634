import { useState } from 'react';
import { linkMessages } from '#messages/office/links.ts';
import { textEditorMessages as words } from '#messages/office/text-editor.ts';
import { ApiFailure, call } from '../../api/call-api.ts';
import { linksCalls } from '../../api/endpoints/links.ts';
import { useChange } from '../../api/use-change.ts';
import { AddressCombo } from '../address-combo.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { DialogActions } from '../dialog-actions.tsx';
import { Field } from '../field.tsx';
import { Form } from '../form.tsx';
import type { LinkPlace } from './links.ts';

interface Link {
  /** Empty: none. */
  readonly href: string;
  readonly text: string;
}

interface Props {
  readonly place: LinkPlace;
  /** The address of the page in which the link stands. */
  readonly page: string | undefined;
  readonly onSet: (link: Link) => void;
  readonly onClose: () => void;
}

/** Asks where words lead, and refuses an address that leads nowhere. */
export function LinkDialog({ place, page, onSet, onClose }: Props) {
  const [link, setLink] = useState<Link>({ href: place.href, text: place.text });
  const check = useChange(
    async (asked: Link) => {
      const query = { link: asked.href.trim(), ...(page && { page }) };
      const { fault } = await call(linksCalls.check, { query });
      if (fault !== null) throw new ApiFailure(400, { href: [fault] });
      return asked;
    },
    { onDone: ({ href, text }) => onSet({ href: href.trim(), text }) },
  );
  return (
    <Dialog title={words.linkTitle} onClose={onClose}>
      <Form failure={check.error} onSubmit={() => check.mutate(link)}>
        <AddressCombo
          name="href"
          label={words.linkTo}
          hint={linkMessages.hint}
          value={link.href}
          autoFocus
          onChange={(href) => setLink((before) => ({ ...before, href }))}
          onChoose={({ name }) =>
            setLink((before) => (before.text ? before : { ...before, text: name }))
          }
        />
        <Field
          name="text"
          label={words.linkWords}
          value={link.text}
          maxLength={300}
          autoComplete="off"
          onChange={(text) => setLink((before) => ({ ...before, text }))}
        />
        <DialogActions label={words.linkSet} isPending={check.isPending} />
        {place.href && (
          <div>
            <Button look="danger" onPress={() => onSet({ ...link, href: '' })}>
              {words.linkRemove}
            </Button>
          </div>
        )}
      </Form>
    </Dialog>
  );
}
