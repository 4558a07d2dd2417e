import { useEffect, useState } from 'preact/hooks';

/** An address for a camera. What draws it is loaded when somebody wants to see one. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('uqr').then(
      ({ encode }) => {
        const { size, data } = encode(text, { ecc: 'M', border: 2 });
        if (isWanted) setDrawn({ size, path: pathOf(data) });
      },
      // The link beside it does the same.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (drawn === null) return null;
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
      <path d={drawn.path} />
    </svg>
  );
};

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
