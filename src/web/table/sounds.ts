import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../client/types.js';
import { wishFor } from './switch.js';

/** Off until asked for. */
export const sounds = wishFor('parlor.sounds');

let room: AudioContext | null = null;

/** A soft tone that fades: how high, and after how many seconds it comes. */
const tone = (hertz: number, after: number): void => {
  room ??= new AudioContext();
  const [from, voice, loudness] = [room.currentTime + after, room.createOscillator(), room.createGain()];
  voice.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.0001, from);
  loudness.gain.exponentialRampToValueAtTime(0.08, from + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.35);
  voice.connect(loudness).connect(room.destination);
  voice.start(from);
  voice.stop(from + 0.4);
};

const SOUNDS = { step: [330], turn: [440, 587], end: [392, 494, 587] } as const;

type Sound = keyof typeof SOUNDS;

const play = (sound: Sound): void => {
  if (!sounds.isOn.get()) return;
  for (const [at, hertz] of SOUNDS[sound].entries()) tone(hertz, at * 0.14);
};

/** What a change of the table sounds like; nothing for what was there already. */
export const useSounds = (
  { status, version }: Pick<Game, 'status' | 'version'>,
  isYourTurn: boolean,
): void => {
  const heard = useRef({ version, isYourTurn });
  useEffect(() => {
    const before = heard.current;
    heard.current = { version, isYourTurn };
    if (before.version === version && before.isYourTurn === isYourTurn) return;
    if (status === 'over') play('end');
    else if (isYourTurn && !before.isYourTurn) play('turn');
    else if (before.version !== version) play('step');
  }, [status, version, isYourTurn]);
};
