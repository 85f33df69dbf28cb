export const termsTexts = {
  title: 'Termos de uso',
  version: (day: string) => `Versão de ${day}`,
} as const;
