import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type ChosenFile, ofDisk } from './chosen-file.ts';
import { filesOfDrop } from './collect-files.ts';

interface Props {
  readonly fault: string | undefined;
  readonly onChoose: (files: Promise<readonly ChosenFile[]>) => void;
}

/** Files, a folder or an archive from the disk, and how to name them. */
export function ChoosePictures({ fault, onChoose }: Props) {
  const take = (files: FileList | null) => {
    if (files && files.length > 0)
      onChoose(Promise.resolve([...files].map((file) => ofDisk(file))));
  };
  return (
    <>
      {fault && <Notice look="error">{fault}</Notice>}
      <DropZone
        className="given-pictures__drop"
        aria-label={words.drop}
        onDrop={({ items }) => onChoose(filesOfDrop(items))}
      >
        <div className="form__actions">
          <FileTrigger acceptedFileTypes={[...pictureTypes, '.zip']} allowsMultiple onSelect={take}>
            <Button look="main">{words.chooseFiles}</Button>
          </FileTrigger>
          <FileTrigger acceptDirectory onSelect={take}>
            <Button>{words.chooseFolder}</Button>
          </FileTrigger>
        </div>
        <span>{words.drop}</span>
      </DropZone>
      <section className="section" aria-label={words.rules}>
        <h2>{words.rules}</h2>
        <ul className="given-pictures__rules">
          {words.ruleLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
