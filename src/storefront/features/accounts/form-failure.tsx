import { Notice } from '../../ui/notice.tsx';

/** The text of spec section 8 for a form that failed, and the shop's reason; nothing while nothing failed. */
export function FormFailure({ text, reason }: { text: string; reason: string | null }) {
  if (reason === null) return null;
  return (
    <Notice tone="error">
      <span>{text}</span>
      {reason && <span className="form-reason"> {reason}</span>}
    </Notice>
  );
}
