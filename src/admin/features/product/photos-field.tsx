import { useEffect, useEffectEvent, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { MOST_PHOTOS } from '#contracts/goods-limits.ts';
import { pictureAt } from '#contracts/picture-address.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { sendPicture } from '../../api/send-picture.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useFieldError } from '../../ui/form-errors.ts';
import { SortableChoice } from '../../ui/sortable-choice.tsx';
import type { Photo } from './product-form.ts';

interface Props {
  readonly name: string;
  readonly photos: readonly Photo[];
  /** Shown where there is no photo. */
  readonly drawing: string | null;
  readonly onChange: (change: (photos: readonly Photo[]) => readonly Photo[]) => void;
}

interface Sending {
  readonly name: string;
  readonly share: number;
}

/** Pictures of a variant: added from the disk, the camera, the clipboard or by dropping, put in order, and given words. */
export function PhotosField({ name, photos, drawing, onChange }: Props) {
  const [sending, setSending] = useState<Sending>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const error = useFieldError(name);
  const add = async (files: readonly File[]) => {
    setFaults([]);
    for (const file of files) {
      setSending({ name: file.name, share: 0 });
      try {
        const photo = await sendPicture(file, (share) => setSending({ name: file.name, share }));
        onChange((before) =>
          before.length < MOST_PHOTOS && before.every((one) => one.photo !== photo)
            ? [...before, { photo, alt: '' }]
            : before,
        );
      } catch (failure) {
        setFaults((before) => [...before, words.photoRefused(file.name, reasonOf(failure))]);
      }
    }
    setSending(undefined);
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const selected = photos.find(({ photo }) => photo === chosen) ?? photos[0];
  const isFull = photos.length >= MOST_PHOTOS;
  return (
    <section className="product-photos" aria-label={words.photos}>
      {photos.length === 0 && drawing && (
        <p className="product-photos__none">
          <img src={drawing} alt="" width={112} height={84} />
          <span>{words.noPhotos}</span>
        </p>
      )}
      {photos.length > 0 && (
        <SortableChoice
          isGrid
          label={words.photoOrder}
          items={photos}
          keyOf={({ photo }) => photo}
          nameOf={(one) => one.alt || words.photoNumber(photos.indexOf(one) + 1)}
          chosen={selected?.photo}
          onChoose={setChosen}
          onSort={(sorted) => onChange(() => sorted)}
        >
          {({ photo }) => (
            <img
              className="product-photos__one"
              src={pictureAt(photo, 320, 'webp')}
              alt=""
              width={120}
              height={90}
            />
          )}
        </SortableChoice>
      )}
      {selected && (
        <div className="product-photos__chosen">
          <Field
            name={`${name}.alt`}
            label={words.alt(photos.indexOf(selected) + 1)}
            hint={words.altHint}
            value={selected.alt}
            onChange={(alt) =>
              onChange((before) =>
                before.map((one) => (one.photo === selected.photo ? { ...one, alt } : one)),
              )
            }
          />
          <Button
            look="quiet"
            onPress={() =>
              onChange((before) => before.filter(({ photo }) => photo !== selected.photo))
            }
          >
            {words.removePhoto(photos.indexOf(selected) + 1)}
          </Button>
        </div>
      )}
      <DropZone
        className="product-photos__drop"
        aria-label={words.dropPhotos}
        getDropOperation={(types) =>
          pictureTypes.some((type) => types.has(type)) ? 'copy' : 'cancel'
        }
        onDrop={async ({ items }) => {
          const files = items.filter((item) => item.kind === 'file');
          await add(await Promise.all(files.map((item) => item.getFile())));
        }}
      >
        <FileTrigger
          acceptedFileTypes={pictureTypes}
          allowsMultiple
          onSelect={(files) => add([...(files ?? [])])}
        >
          <Button isDisabled={isFull}>{words.addPhotos}</Button>
        </FileTrigger>
        <span>{isFull ? words.photosFull(MOST_PHOTOS) : words.dropPhotos}</span>
      </DropZone>
      {sending && (
        <p role="status" className="product-photos__sending">
          {words.sending(sending.name)}
          <progress value={sending.share} aria-label={words.sending(sending.name)} />
        </p>
      )}
      {(error || faults.length > 0) && (
        <div role="alert" className="field__error">
          {[...(error ? [error] : []), ...faults].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </section>
  );
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

const reasonOf = (failure: unknown): string =>
  failure instanceof ApiFailure
    ? (failure.fields.picture?.join(' ') ?? failure.message)
    : words.photoFailed;
