import { type Signal, signal, useSignal } from '../signal.js';

/** A wish of the person that this browser remembers: on or off. */
export interface Wish {
  readonly isOn: Signal<boolean>;
  set(isOn: boolean): void;
}

export const wishFor = (drawer: string): Wish => {
  const isOn = signal(localStorage.getItem(drawer) === 'on');
  return {
    isOn,
    set(wanted) {
      localStorage.setItem(drawer, wanted ? 'on' : 'off');
      isOn.set(wanted);
    },
  };
};

export const Switch = ({ wish, label }: { readonly wish: Wish; readonly label: string }) => (
  <label>
    <input
      type="checkbox"
      checked={useSignal(wish.isOn)}
      onChange={({ currentTarget }) => wish.set(currentTarget.checked)}
    />{' '}
    {label}
  </label>
);
