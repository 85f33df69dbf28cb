export const formTexts = {
  code: 'Código',
  commonPassword:
    'Esta senha está entre as mais usadas do mundo e é das primeiras que alguém tentaria. Prefira uma frase só sua.',
} as const;
