/** A page of the manual: data, so that it can be shown, searched and tested. What a screen calls something stands in “ ”. */
export interface ManualPage {
  /** Its address below /ajuda. */
  readonly id: string;
  readonly title: string;
  /** One sentence for the list and the search. */
  readonly summary: string;
  readonly sections: readonly ManualSection[];
  /** Words under which somebody looks for it and that it does not say itself: searched, never shown. */
  readonly alsoCalled: readonly string[];
  /** Only administrators of the installation see what it tells of. */
  readonly forAdministrators?: true;
}

export interface ManualSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  /** Done one after the other. */
  readonly steps?: readonly string[];
  /** A file in `public/manual/`, made by the browser test of the manual, and what it shows. */
  readonly picture?: { readonly name: PictureName; readonly shows: string };
}

export const pictureNames = [
  'inicio',
  'revisao-do-cnis',
  'cliente',
  'calculo',
  'registros',
  'remuneracoes',
  'regras',
  'quando',
  'familia',
  'cenarios',
  'relatorio',
  'historico',
  'assinatura',
  'indices',
] as const;
export type PictureName = (typeof pictureNames)[number];
