/**
 * What jsdom answers for `labels` and `control`, found by the labels of the page and its index of ids. jsdom walks the whole
 * page for each label of the page, for each of its elements: of a form of twenty fields a third of a test's time.
 */

const LABELLED = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const labelable = (element: Element): boolean =>
  LABELLED.some((kind) => element instanceof kind) && element.getAttribute('type') !== 'hidden';

const controlOf = (label: HTMLLabelElement): Element | null => {
  if (!label.hasAttribute('for')) return [...label.getElementsByTagName('*')].find(labelable) ?? null;
  const named = label.ownerDocument.getElementById(label.htmlFor);
  return named !== null && labelable(named) ? named : null;
};

export const findLabelsByIndex = () => {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this);
    },
  });
  for (const { prototype } of LABELLED) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (!labelable(this)) return null;
        const labels = this.ownerDocument.getElementsByTagName('label');
        return [...labels].filter((label) => controlOf(label) === this);
      },
    });
  }
};
