interface PassDeviceProps {
  /** Who should have the device now. */
  readonly to: string;
  taken(): void;
}

/** Between two turns of a game with secrets: nothing is in sight until the next one has the device. */
export const Cover = ({ to, taken }: PassDeviceProps) => (
  <section class="card pass">
    <h1>Pass the device to {to}</h1>
    <p>The table is covered, so that nobody sees what is not theirs.</p>
    <button type="button" class="primary" onClick={taken}>
      I am {to}
    </button>
  </section>
);
