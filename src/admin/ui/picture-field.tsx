import './picture-field.css';
import { type ChangeEvent, useId, useState } from 'react';
import { homeScreenMessages as words } from '#messages/office/home.ts';
import { upload } from '../api/upload.ts';
import { useChange } from '../api/use-change.ts';
import { Button } from './button.tsx';
import { useFieldError } from './form-errors.ts';

interface Props<Stored> {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** The types of the files that can be chosen. */
  readonly accept: string;
  /** Where files are stored. */
  readonly url: string;
  /** What is shown now. */
  readonly src: string | null;
  readonly onStored: (stored: Stored) => void;
  readonly onRemove: () => void;
}

/** A picture that is chosen, dropped or pasted; it is stored at once and shown. */
export function PictureField<Stored>(props: Props<Stored>) {
  const { name, label, hint, accept, url, src, onStored, onRemove } = props;
  const [isOver, setOver] = useState(false);
  const title = useId();
  const refused = useFieldError(name);
  const store = useChange((file: Blob) => upload<Stored>(url, file), { onDone: onStored });
  const send = (files: FileList | undefined | null): boolean => {
    const file = files?.[0];
    if (file) store.mutate(file);
    return file !== undefined;
  };
  const error = store.error ? store.error.message : refused;
  return (
    <fieldset
      className="picture-field"
      name={name}
      aria-labelledby={title}
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!send(event.dataTransfer.files)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onPaste={(event) => {
        if (send(event.clipboardData.files)) event.preventDefault();
      }}
    >
      <span id={title}>{label}</span>
      {src ? <img src={src} alt="" /> : <p className="picture-field__hint">{words.noPhoto}</p>}
      <div className="picture-field__actions">
        <label className="button button--plain picture-field__file">
          {words.choosePhoto}
          <input
            type="file"
            className="visually-hidden"
            accept={accept}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              send(target.files);
              target.value = '';
            }}
          />
        </label>
        {src && (
          <Button look="quiet" onPress={onRemove}>
            {words.removePhoto}
          </Button>
        )}
      </div>
      <p className="picture-field__hint" role="status">
        {store.isPending ? words.uploading : hint}
      </p>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
