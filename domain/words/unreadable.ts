/** Stands for a name where what the log has does not open: whoever sees it does not take the person for an empty one. */
export const unreadableText = 'Dados ilegíveis';
