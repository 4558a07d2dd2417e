import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { table } from '../catalogue/spoken-later.js';
import { useCover, useShelfAsked } from '../cover.js';
import { guest } from '../guest.js';
import { useSignal } from '../signal.js';
import { type Companion, companionsAt } from '../together/companions.js';
import { Cover } from '../together/pass-device.js';
import { eyesAt, wantedViewer } from '../together/viewer.js';
import { nameIn } from '../words.js';
import { NotHere } from './not-here.js';
import { isUpToDate, type Scene } from './scene.js';
import { Table } from './table.js';
import { useSitting } from './use-sitting.js';

/** A table: to play at, alone or with others at this screen, or to watch. */
export const GamePage = ({ id }: { readonly id: string }) => {
  const me = useSignal(guest);
  const companions = useMemo(() => companionsAt(id), [id]);
  const [viewer, setViewer] = useState<Companion | 'me'>('me');
  const token = viewer === 'me' ? null : viewer.token;
  // Of several seats of mine, the one whose player has the device.
  const [seatHere, setSeatHere] = useState<number | null>(null);
  const { sitting, scene, missing } = useSitting(id, token, me?.token ?? null, seatHere);
  // Whoever opens a table that several share says first who they are.
  const [isCovered, setIsCovered] = useState(companions.length > 0);
  const shown = useLastOpen(scene);
  const cover = useCover(shown?.game.ruleset ?? '');
  const isShelfAsked = useShelfAsked();
  const hidesSomething = cover?.hidesSomething ?? true;
  const next = nextViewer(scene, companions, viewer);
  // Where nothing is hidden the screen simply turns to whoever is to act.
  useEffect(() => {
    if (next !== null && !hidesSomething) setViewer(next);
  }, [next, hidesSomething]);

  if (missing !== null) return <NotHere thrown={missing} />;
  const isUnknown = companions.length > 0 && cover === null;
  if (isCovered && hidesSomething && !isUnknown) {
    const to = next ?? viewer;
    const take = (): void => {
      setIsCovered(false);
      setViewer(to);
    };
    return <Cover to={nameOf(to, me?.name)} taken={take} />;
  }
  const visible = scene ?? (hidesSomething ? null : shown);
  if (visible === null || sitting === null || isUnknown || !isShelfAsked)
    return <p class="lead">{table.looking}</p>;
  const eyes = eyesAt(visible.game);
  if (eyes !== null && eyes !== seatHere)
    return <Cover to={nameIn(visible.game.seats, eyes)} taken={() => setSeatHere(eyes)} />;
  return (
    <Table
      scene={visible}
      sitting={sitting}
      reader={companions.length > 0 ? nameOf(viewer, me?.name) : null}
      companions={othersAtScreen(companions, viewer, scene, me?.token)}
      pass={
        next !== null && hidesSomething
          ? { to: nameOf(next, me?.name), cover: () => setIsCovered(true) }
          : null
      }
    />
  );
};

/** What was last in sight, so that a screen that turns to somebody else does not go blank. */
const useLastOpen = (scene: Scene | null): Scene | null => {
  const last = useRef<Scene | null>(null);
  if (scene !== null) last.current = scene;
  return last.current === null ? null : { ...last.current, isActing: true };
};

/** Who should be at the screen instead of whoever is; null when it is as it should be. */
const nextViewer = (
  scene: Scene | null,
  companions: readonly Companion[],
  viewer: Companion | 'me',
): Companion | 'me' | null => {
  if (scene === null || companions.length === 0 || !isUpToDate(scene)) return null;
  const wanted = wantedViewer(scene.game, companions);
  return wanted === viewer ? null : wanted;
};

/** Everybody at this screen but whoever looks, with the way to answer for them. */
const othersAtScreen = (
  companions: readonly Companion[],
  viewer: Companion | 'me',
  scene: Scene | null,
  token: string | undefined,
): readonly Pick<Companion, 'seat' | 'token'>[] => {
  if (companions.length === 0 || viewer === 'me' || token === undefined) return companions;
  const mine = scene?.game.seats.flatMap(({ seat, kind }) =>
    kind === 'player' && !companions.some((companion) => companion.seat === seat) ? [{ seat, token }] : [],
  );
  return [...companions.filter((companion) => companion !== viewer), ...(mine ?? [])];
};

const nameOf = (viewer: Companion | 'me', mine: string | undefined): string =>
  viewer === 'me' ? (mine ?? table.pass.first) : viewer.name;
