/** Replaces a name that cannot be decrypted, so that nobody mistakes the person for one without data. */
export const unreadableText = 'Dados ilegíveis';
