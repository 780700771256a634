import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useState } from 'react';
import { modelMessages } from '#messages/catalogue/model.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ModelView } from '../product-view.ts';
import { keepZoom } from './camera.ts';
import { DimensionLines } from './dimension-lines.tsx';
import { translateLabel, type Viewer } from './model-viewer-element.ts';
import { offerSky } from './scene.ts';
import type { Box } from './sides.ts';
import { useFetched } from './use-fetched.ts';
import { useStage } from './use-stage.ts';

interface Props {
  name: string;
  model: ModelView;
  lines: boolean;
  person: boolean;
  /** Hides the person before AR starts: only the furniture is placed in the visitor's room. */
  onPersonHidden: () => void;
  onViewer: (viewer: Viewer | null) => void;
}

const PERSON = '/models/person.glb';
/** Metres between the side of the model and the centre of the person. */
const PERSON_GAP = 0.55;

/** The 3D view of a model, with its dimension lines and a person for scale. */
export function ModelStage({ name, model, lines, person, onPersonHidden, onViewer }: Props) {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [shown, setShown] = useState<{ model: ModelView; box: Box } | null>(null);
  const furniture = useFetched(model.src);
  const personModel = useFetched(person ? PERSON : null);
  const personAddress = person ? personModel.address : null;

  useEffect(() => {
    if (!viewer) return;
    const arrived = () =>
      setShown((last) => ({
        model,
        box: boxOf(model, personAddress && last ? last.box : measure(viewer)),
      }));
    if (viewer.loaded && furniture.address === model.src) arrived();
    viewer.addEventListener('load', arrived);
    return () => viewer.removeEventListener('load', arrived);
  }, [viewer, model, furniture.address, personAddress]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the viewer reloads the scene when these change
  useLayoutEffect(() => {
    if (viewer?.loaded) keepZoom(viewer);
  }, [viewer, furniture.address, personAddress]);

  useStage(viewer, model, lines);

  const startAr = (event: MouseEvent) => {
    if (!viewer || !personAddress) return;
    event.stopPropagation();
    viewer.addEventListener('load', () => viewer.activateAR(), { once: true });
    onPersonHidden();
  };
  const zoom = (event: KeyboardEvent) => {
    const presses = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (presses !== undefined) viewer?.zoom(presses);
  };
  const attach = (element: Viewer | null) => {
    if (element) {
      translateLabel(element);
      offerSky(element);
    }
    setViewer(element);
    onViewer(element);
  };

  return (
    <div className="model-stage">
      {furniture.address && (
        <model-viewer
          ref={attach}
          onKeyDown={zoom}
          src={furniture.address}
          alt={modelMessages.title(name)}
          a11y={JSON.stringify(modelMessages.spoken)}
          ar={model.stance !== 'ceiling'}
          ar-modes="webxr scene-viewer quick-look"
          ar-scale="fixed"
          ar-placement={model.stance === 'wall' ? 'wall' : 'floor'}
          camera-controls
          min-field-of-view="4deg"
          interaction-prompt="none"
          disable-pan
          disable-tap
          // Colours come out as the model states them: no curve, no exposure.
          tone-mapping="none"
          // What hangs has no floor below it.
          shadow-intensity={model.stance === 'floor' || personAddress ? '0.55' : '0'}
          shadow-softness="1"
        >
          {personAddress && shown && (
            <extra-model src={personAddress} offset={personOffset(model, shown.box)} />
          )}
          <div slot="progress-bar" />
          <Button
            slot="ar-button"
            appearance="primary"
            className="model-stage__room"
            onClickCapture={startAr}
          >
            {modelMessages.room}
          </Button>
        </model-viewer>
      )}
      {viewer && shown && lines && <DimensionLines viewer={viewer} {...shown} />}
      <div className="model-stage__message" role="status">
        {!shown && !furniture.failed && <p>{modelMessages.loading}</p>}
      </div>
      {furniture.failed && (
        <div className="model-stage__message">
          <Notice
            tone="error"
            action={<Button onClick={furniture.again}>{modelMessages.again}</Button>}
          >
            {modelMessages.failed}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** The stated dimensions in metres; an unstated one is measured from the model. */
function boxOf({ width, height, depth }: ModelView, measured: Box): Box {
  const metres = (stated: number | null, other: number) =>
    stated === null ? other : stated / 1000;
  return {
    width: metres(width, measured.width),
    height: metres(height, measured.height),
    depth: metres(depth, measured.depth),
  };
}

function measure(viewer: Viewer): Box {
  const { x: width, y: height, z: depth } = viewer.getDimensions();
  return { width, height, depth };
}

/** To the right of the model, on the floor. A hanging model is above the floor by `lift`. */
const personOffset = ({ lift }: ModelView, { width }: Box) =>
  `${width / 2 + PERSON_GAP}m ${-lift / 1000}m 0m`;
