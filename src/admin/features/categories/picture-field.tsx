import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { pictureAt } from '#contracts/picture-address.ts';
import { categoryScreenMessages as words } from '#messages/office/categories.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { sendPicture } from '../../api/send-picture.ts';
import { Button } from '../../ui/button.tsx';
import { useFieldError } from '../../ui/form-errors.ts';

interface Props {
  readonly photo: string | null;
  readonly onChange: (photo: string | null) => void;
}

/** The picture of a category; without one a photograph of its goods or its icon is shown. */
export function PictureField({ photo, onChange }: Props) {
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState('');
  const error = useFieldError('photo');
  const send = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    setShare(0);
    try {
      onChange(await sendPicture(file, setShare));
    } catch (failure) {
      const isFault = failure instanceof ApiFailure;
      setFault(
        isFault ? (failure.fields.picture?.join(' ') ?? failure.message) : words.pictureFailed,
      );
    }
    setShare(undefined);
  };
  return (
    <div className="categories__picture">
      {photo ? (
        <img src={pictureAt(photo, 320, 'webp')} alt={words.picture} width={160} height={120} />
      ) : (
        <p className="categories__about">{words.noPicture}</p>
      )}
      <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => send(files?.[0])}>
        <Button isPending={share !== undefined}>{words.choosePicture}</Button>
      </FileTrigger>
      {photo && (
        <Button look="quiet" onPress={() => onChange(null)}>
          {words.removePicture}
        </Button>
      )}
      {share !== undefined && <progress value={share} aria-label={words.choosePicture} />}
      {(error ?? fault) && (
        <p role="alert" className="field__error">
          {error ?? fault}
        </p>
      )}
    </div>
  );
}
