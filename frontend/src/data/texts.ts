export const httpTexts = {
  unreachable: 'Não foi possível falar com o servidor. Verifique a conexão e tente de novo.',
  unreadable: 'O servidor respondeu de um modo inesperado. Tente de novo em alguns instantes.',
} as const;
