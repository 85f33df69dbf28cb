import { useEffect, useRef, useState } from 'react';

const wrong = 'input[aria-invalid=true], textarea[aria-invalid=true], [role=combobox][aria-invalid=true]';

/**
 * For a form that marks its own wrong fields: after it was sent, the first of them has the focus; again when the server has
 * `refused` it.
 */
export const useFirstWrongField = (refused: object | null = null) => {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0 || refused !== null) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [sent, refused]);
  return { form, goToFirstWrong: () => setSent((times) => times + 1) };
};
