const WITH_SUBJECT = `WITH subject AS (
  SELECT $1::text AS email, $2::uuid AS id, $3::text AS alias, $4::text AS pattern)`;
/** Runs a statement of a `PersonalTable`. @param alias of an erasure */
export function about(sql, statement, { email, userId }, alias = '') {
    const glue = statement.startsWith(',') ? '' : ' ';
    return sql.rows(`${WITH_SUBJECT}${glue}${statement}`, [email, userId, alias, patternOf(email)]);
}
/** For `~*`: the address by itself, also at the end of a sentence. */
function patternOf(email) {
    const escaped = email.replace(/[^a-z0-9@]/g, (letter) => `\\${letter}`);
    return `(^|[^a-z0-9._%+-])${escaped}($|[^a-z0-9.-]|\\.($|[^a-z0-9]))`;
}
//# sourceMappingURL=subject.js.map