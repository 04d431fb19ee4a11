/** Fields of the look that hold a file, and of which kind. */
export const FILE_FIELDS = {
    logoLight: 'logo',
    logoDark: 'logo',
    icon: 'icon',
    hero: 'hero',
    video: 'video',
    social: 'social',
};
//# sourceMappingURL=look-file.js.map