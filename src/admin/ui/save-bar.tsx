import './save-bar.css';
import { officeMessages as words } from '#messages/office/common.ts';
import { Button } from './button.tsx';
import { useUnsavedForms } from './unsaved.ts';

/** Names what was typed on the page and is not saved, wherever its form is, and saves it. */
export function SaveBar() {
  const forms = useUnsavedForms();
  if (forms.length === 0) return null;
  return (
    <section className="save-bar no-print" aria-label={words.unsaved}>
      <p role="status">{words.unsavedOf(forms.map(({ what }) => what))}</p>
      <Button
        look="main"
        onPress={() => {
          for (const { form } of forms) form?.current?.requestSubmit();
        }}
      >
        {words.save}
      </Button>
    </section>
  );
}
