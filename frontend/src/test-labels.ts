/**
 * What jsdom answers for `labels`, `control` and an element by its id, found by the labels of the page and its index of ids.
 * jsdom walks the whole page for each label of the page, for each of its elements: of a form of twenty fields a third of a
 * test's time.
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

/** The labels of each element, looked for once as long as the page stays as it is. */
const labelsOf = (page: Document) => {
  const changes = new MutationObserver(() => {
    known = undefined;
  });
  changes.observe(page, { childList: true, subtree: true, attributeFilter: ['for', 'id', 'type'] });
  let known: Map<Element, HTMLLabelElement[]> | undefined;
  const look = (): Map<Element, HTMLLabelElement[]> => {
    const found = new Map<Element, HTMLLabelElement[]>();
    for (const label of page.getElementsByTagName('label')) {
      const control = controlOf(label);
      if (control !== null) found.set(control, [...(found.get(control) ?? []), label]);
    }
    return found;
  };
  return (element: Element): HTMLLabelElement[] => {
    if (changes.takeRecords().length > 0) known = undefined;
    known ??= look();
    return known.get(element) ?? [];
  };
};

const BY_ID = /^\[id="([^"\\]+)"\]$/;

export const findLabelsByIndex = () => {
  const inPage = labelsOf(document);
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
        return labelable(this) ? inPage(this) : null;
      },
    });
  }
  // What names an element by `aria-labelledby` is looked for so.
  const { querySelector } = Element.prototype;
  Object.defineProperty(Element.prototype, 'querySelector', {
    configurable: true,
    writable: true,
    value(this: Element, selector: string) {
      const id = BY_ID.exec(selector)?.[1];
      const named = id === undefined ? null : this.ownerDocument.getElementById(id);
      return named !== null && named !== this && this.contains(named) ? named : querySelector.call(this, selector);
    },
  });
};
