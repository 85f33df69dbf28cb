/**
 * What jsdom answers for the styles by which tests see, found by the class of a rule. jsdom tries every rule of the page on an
 * element and on all above it, and anew after each change: of a form of twenty fields a third of a test's time. Wherever it
 * is not plain which rule holds, jsdom is asked.
 */

/** What is asked of each element by queries, by `toBeVisible` and before a click. */
const SEEN = ['display', 'visibility', 'opacity', 'pointer-events'] as const;
type Seen = (typeof SEEN)[number];

const BY_NAME: ReadonlyMap<PropertyKey, Seen> = new Map([
  ...SEEN.map((property) => [property, property] as const),
  ['pointerEvents', 'pointer-events'],
]);

const INHERITED: readonly Seen[] = ['visibility', 'pointer-events'];

const KEYWORD = /^(initial|unset|revert)/;

/** A value is null where jsdom has to say which of several holds. */
interface Declared {
  property: Seen;
  selector: string;
  /** A class that whatever the selector matches has; '' where it names none. */
  name: string;
  value: string | null;
}

/** A list with parentheses is one selector, of which no class is known. */
const eachSelector = (selectors: string): string[] =>
  (selectors.includes('(') ? [selectors] : selectors.split(',')).filter((selector) => !selector.includes('::'));

const classOf = (selector: string): string => {
  const bare = selector.replace(/\[[^\]]*\]|\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  return bare.includes(',') ? '' : (/\.([\w-]+)[^\s>+~.]*$/.exec(bare)?.[1] ?? '');
};

/** jsdom has a screen of no size: no rule for sizes, and none for the printer, holds on it. */
const holds = ({ media }: CSSMediaRule): boolean => /(^|, )(all|screen)($|, )/.test(media.mediaText);

const declaredBy = (rule: CSSRule): Declared[] => {
  if (rule instanceof CSSMediaRule) return holds(rule) ? [...rule.cssRules].flatMap(declaredBy) : [];
  if (!(rule instanceof CSSStyleRule)) return [];
  const { style, selectorText } = rule;
  return SEEN.flatMap((property) => {
    const value = style.getPropertyValue(property);
    if (value === '') return [];
    const plain = style.getPropertyPriority(property) === '' && !KEYWORD.test(value);
    return eachSelector(selectorText).map((selector) => {
      const name = classOf(selector);
      return { property, selector, name, value: plain && name !== '' ? value : null };
    });
  });
};

const classesOf = (element: Element): string[] => ['', ...(element.getAttribute('class')?.split(/\s+/) ?? [])];

/** The rules of the page, by property and class, as they are now. */
const rulesOf = (page: Document) => {
  const bySheet = new WeakMap<CSSStyleSheet, Declared[]>();
  const rules = new Map<string, Declared[]>();
  let known = -1;
  const changes = new MutationObserver(() => {
    known = -1;
  });
  changes.observe(page.head, { childList: true, subtree: true, characterData: true });
  const read = (sheet: CSSStyleSheet): Declared[] => {
    const declared = bySheet.get(sheet) ?? [...sheet.cssRules].flatMap(declaredBy);
    bySheet.set(sheet, declared);
    return declared;
  };
  return (property: Seen, name: string): readonly Declared[] => {
    const { styleSheets } = page;
    if (changes.takeRecords().length > 0 || styleSheets.length !== known) {
      known = styleSheets.length;
      rules.clear();
      for (const each of [...styleSheets].flatMap(read)) {
        const key = `${each.property} ${each.name}`;
        rules.set(key, [...(rules.get(key) ?? []), each]);
      }
    }
    return rules.get(`${property} ${name}`) ?? [];
  };
};

/** Elements of which jsdom's own sheet says more than by their name. */
const isSpecial = (element: Element): boolean =>
  ['details', 'dialog', 'summary'].includes(element.localName) ||
  element.parentElement?.localName === 'details' ||
  ['hidden', 'open', 'popover'].some((name) => element.hasAttribute(name)) ||
  element.getAttribute('type') === 'hidden';

const inlineOf = (element: Element, property: Seen): string =>
  element.hasAttribute('style') && (element instanceof HTMLElement || element instanceof SVGElement)
    ? element.style.getPropertyValue(property)
    : '';

const ONE_CLASS = /^\.[\w-]+$/;

export const findStylesByClass = () => {
  const ofJsdom = window.getComputedStyle.bind(window);
  const rules = rulesOf(document);
  /** What jsdom's own sheet says of elements that no rule of the page is about. */
  const own = new Map<string, string>();

  const undeclared = (element: Element, property: Seen): string => {
    if (INHERITED.includes(property) && element.parentElement !== null) return styleOf(element.parentElement, property);
    const key = `${property} ${element.localName}`;
    const value = own.get(key) ?? ofJsdom(element).getPropertyValue(property);
    own.set(key, value);
    return value;
  };

  const styleOf = (element: Element, property: Seen): string => {
    const matching = classesOf(element)
      .flatMap((name) => rules(property, name))
      .filter(({ selector }) => ONE_CLASS.test(selector) || element.matches(selector));
    const inline = inlineOf(element, property);
    const [value, ...others] = new Set([...matching.map((each) => each.value), ...(inline === '' ? [] : [inline])]);
    if (value === null || others.length > 0 || isSpecial(element) || KEYWORD.test(inline)) {
      return ofJsdom(element).getPropertyValue(property);
    }
    if (value === undefined) return undeclared(element, property);
    return value === 'inherit' && element.parentElement !== null ? styleOf(element.parentElement, property) : value;
  };

  const styleByClass = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo) return ofJsdom(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const rest = (): CSSStyleDeclaration => {
      whole ??= ofJsdom(element);
      return whole;
    };
    const byProperty = (name: string): string => {
      const property = SEEN.find((each) => each === name);
      return property === undefined ? rest().getPropertyValue(name) : styleOf(element, property);
    };
    return new Proxy(document.documentElement.style, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return byProperty;
        const property = BY_NAME.get(name);
        if (property !== undefined) return styleOf(element, property);
        const value: unknown = Reflect.get(rest(), name);
        return typeof value === 'function' ? value.bind(rest()) : value;
      },
    });
  };
  for (const view of [window, document.defaultView]) if (view !== null) view.getComputedStyle = styleByClass;
};
