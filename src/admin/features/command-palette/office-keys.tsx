import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../../api/session.ts';
import { isOpenTo, navigation } from '../../screens.ts';
import { pageActions } from '../../ui/page-actions.ts';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { keyListener } from './on-key.ts';

const loadPalette = async () => (await import('./palette.tsx')).Palette;
const loadHelp = async () => (await import('./keys-help.tsx')).KeysHelp;

/** Listens to the keys of the office, and opens what they ask for. `asked`: how often the palette was asked for by its button. */
export function OfficeKeys({ asked }: { asked: number }) {
  const may = useMay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState({ pathname, text: '' });
  const palette = useOpenLater(loadPalette);
  const help = useOpenLater(loadHelp);
  const work = useRef({ palette: palette.open, help: help.open, go: isNever, act });
  useEffect(() => {
    const go = (code: string) => {
      const page = navigation.find(({ key }) => key === code);
      if (page && isOpenTo(page, may)) navigate(page.path);
      return page !== undefined;
    };
    work.current = { palette: palette.open, help: help.open, go, act };
  });
  useEffect(() => {
    const listen = keyListener({
      palette: () => work.current.palette(),
      help: () => work.current.help(),
      go: (code) => work.current.go(code),
      act: (code) => work.current.act(code),
    });
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (asked > 0) work.current.palette();
  }, [asked]);
  const choose = (run: () => void) => {
    setTyped({ pathname, text: '' });
    palette.close();
    afterFocusIsBack(run);
  };
  return (
    <>
      {palette.Opened && (
        <palette.Opened
          text={typed.pathname === pathname ? typed.text : ''}
          onType={(text) => setTyped({ pathname, text })}
          onClose={palette.close}
          onChoose={choose}
        />
      )}
      {help.Opened && <help.Opened onClose={help.close} />}
    </>
  );
}

const isNever = (_: string) => false;

function act(code: string): boolean {
  const action = pageActions().find(({ key }) => key === code);
  action?.run();
  return action !== undefined;
}

/** A dialog that closes gives the focus back in the next frame: what is done then may take it, and has it to give back. */
const afterFocusIsBack = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
