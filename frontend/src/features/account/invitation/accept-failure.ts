export const acceptFailure = {
  refused: 'The invitation could not be accepted.',
  unreachable: 'The invitation could not be accepted. Please try again.',
};
