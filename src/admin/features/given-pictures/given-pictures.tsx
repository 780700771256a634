import './given-pictures.css';
import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { ChoosePictures } from './choose-pictures.tsx';
import { PicturesPreview } from './pictures-preview.tsx';
import { SendingPictures } from './sending-pictures.tsx';
import { useGivenPictures } from './use-given-pictures.ts';

/** Gives pictures to many goods at once, by the articles in the names of the files. */
export function GivenPictures() {
  const { stage, choose, send, stop, again } = useGivenPictures();
  return (
    <div className="given-pictures">
      {stage.kind === 'choosing' && <ChoosePictures fault={stage.fault} onChoose={choose} />}
      {stage.kind === 'reading' && (
        <div aria-live="polite">
          <Waiting />
          <p>{words.reading}</p>
        </div>
      )}
      {stage.kind === 'preview' && (
        <PicturesPreview
          plan={stage.plan}
          onSend={(replace) => send(stage.plan, replace)}
          onOther={again}
        />
      )}
      {'sent' in stage && (
        <SendingPictures
          stage={stage}
          onStop={stop}
          onGoOn={() => send(stage.plan, stage.replace, stage.sent)}
          onOther={again}
        />
      )}
    </div>
  );
}
