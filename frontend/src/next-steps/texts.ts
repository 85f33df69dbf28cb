import { stepWords } from '../../../domain/words/next-steps.ts';

/** Texts of what to do next. */
export const nextStepTexts = {
  ...stepWords,
  loading: 'Carregando o que fazer',
  loadFailed: 'Não foi possível carregar o que fazer',
  loadFailedHelp: 'Nada foi alterado no cálculo.',
  all: (count: number) => (count === 1 ? 'Mais 1 passo' : `Mais ${count} passos`),
  fewer: 'Só o primeiro passo',
  why: 'Por quê e com que documentos',
  hide: 'Ocultar',
  of: (action: string, step: string) => `${action}: ${step}`,
  documents: 'Documentos',
  effect: 'Efeito',
  compute: 'Calcular o efeito',
  keep: 'Guardar como cenário',
  kept: 'Cenário salvo',
  keepFailed: 'Erro ao salvar o cenário',
  toKeep: 'O que se pode fazer',
  toKeepHelp: 'Passos deste regime que mudam o resultado. Guardado como cenário, cada um fica ao lado dos fatos.',
  toRecord: (name: string) => `Abrir o registro ${name}`,
} as const;
