/**
 * Who was an admin owns the business. A replica of the release before knows no owner: until it is replaced it lets none of them into
 * the admin area but the verified holder of ADMIN_EMAIL.
 */
export class Roles1763950000000 {
    async up(runner) {
        await runner.query(`UPDATE users SET role = 'owner' WHERE role = 'admin'`);
        // The staff are few among the members: looked for by their roles, and locked so that an owner stays.
        await runner.query(`CREATE INDEX users_staff ON users (role) WHERE role <> 'member'`);
    }
    async down(runner) {
        await runner.query('DROP INDEX users_staff');
        await runner.query(`UPDATE users SET role = 'admin' WHERE role = 'owner'`);
        await runner.query(`UPDATE users SET role = 'member' WHERE role <> 'admin'`);
    }
}
//# sourceMappingURL=1763950000000-roles.js.map