import { Notice } from '../../ui/notice.tsx';

/** The form's failure text of spec section 8 with the reason from the server; nothing while `reason` is null. */
export function FormFailure({ text, reason }: { text: string; reason: string | null }) {
  if (reason === null) return null;
  return (
    <Notice tone="error">
      <span>{text}</span>
      {reason && <span className="form-reason"> {reason}</span>}
    </Notice>
  );
}
