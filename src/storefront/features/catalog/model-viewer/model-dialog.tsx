import Expand from 'lucide-react/icons/expand';
import PersonStanding from 'lucide-react/icons/person-standing';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Ruler from 'lucide-react/icons/ruler';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type ReactNode, useMemo, useState } from 'react';
import { openModelPath } from '#contracts/drawing-paths.ts';
import { modelMessages } from '#messages/catalogue/model.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import type { ModelView } from '../product-view.ts';
import { turn } from './camera.ts';
import { ModelStage } from './model-stage.tsx';
import type { Viewer } from './model-viewer-element.ts';
import { sides } from './sides.ts';
import './model-dialog.css';

interface ModelProps {
  name: string;
  model: ModelView;
  /** The variant choice of the page; both stay in sync. */
  choice: ReactNode;
}

interface Props extends ModelProps {
  open: boolean;
  onClose: () => void;
}

/** The 3D viewer of the chosen variant in a dialog. */
export function ModelDialog({ open, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={rest.name} placement="wide">
      <Model {...rest} />
    </Dialog>
  );
}

const STEP = Math.PI / 6;
/** A person for scale is offered when a side is at least this long, in mm. A smaller model would be a dot beside a person. */
const LARGE = 300;

function Model({ name, model, choice }: ModelProps) {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [lines, setLines] = useState(false);
  const [person, setPerson] = useState(false);
  const [posed, setPosed] = useState(false);
  const isOpen = posed && model.opening !== null;
  const shown = useMemo(() => (isOpen ? openPose(model) : model), [model, isOpen]);
  const measured = sides.some((side) => model[side] !== null);
  const large = sides.some((side) => (model[side] ?? LARGE) >= LARGE);
  return (
    <div className="model">
      <ModelStage
        name={name}
        model={shown}
        lines={lines && measured && !isOpen}
        person={person && large}
        onPersonHidden={() => setPerson(false)}
        onViewer={setViewer}
      />
      <div className="model__aside">
        {choice}
        <div className="model__toggles">
          {measured && (
            <ToggleButton
              label={modelMessages.dimensions}
              icon={<Ruler />}
              pressed={lines && !isOpen}
              onToggle={() => {
                // They are the lengths of the thing as it stands.
                setLines(isOpen || !lines);
                setPosed(false);
              }}
            />
          )}
          {model.opening && (
            <ToggleButton
              label={modelMessages.poses[model.opening]}
              icon={<Expand />}
              pressed={isOpen}
              onToggle={() => {
                // A person would stand in what unfolds.
                setPerson(false);
                setPosed(!isOpen);
              }}
            />
          )}
          {large && (
            <ToggleButton
              label={modelMessages.person}
              icon={<PersonStanding />}
              pressed={person}
              onToggle={() => setPerson(!person)}
            />
          )}
        </div>
        <CameraControls viewer={viewer} />
        <p className="model__hint">{modelMessages.hint}</p>
        <p className="model__hint">
          {modelMessages.honest} {person && large && modelMessages.personHeight}
        </p>
      </div>
    </div>
  );
}

/** The model unfolded or with its fronts open. The stated lengths are those of the closed one. */
const openPose = (model: ModelView): ModelView => ({
  ...model,
  src: openModelPath(model.src),
  width: null,
  height: null,
  depth: null,
});

/** Buttons for rotation and zoom, an alternative to dragging (WCAG 2.5.7). */
function CameraControls({ viewer }: { viewer: Viewer | null }) {
  const actions = [
    { label: modelMessages.left, icon: <RotateCcw />, act: (it: Viewer) => turn(it, -STEP) },
    { label: modelMessages.right, icon: <RotateCw />, act: (it: Viewer) => turn(it, STEP) },
    { label: modelMessages.closer, icon: <ZoomIn />, act: (it: Viewer) => it.zoom(3) },
    { label: modelMessages.farther, icon: <ZoomOut />, act: (it: Viewer) => it.zoom(-3) },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no toolbar element
    <div role="group" aria-label={modelMessages.controls} className="model__turning">
      {actions.map(({ label, icon, act }) => (
        <IconButton key={label} label={label} icon={icon} onClick={() => viewer && act(viewer)} />
      ))}
    </div>
  );
}
